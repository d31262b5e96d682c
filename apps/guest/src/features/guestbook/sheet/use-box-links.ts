import { useEffect, useEffectEvent } from 'react'

type Actions = { open: (boxId: string) => void; close: () => void }

/** Box links are ordinary links, wherever they stand; from now on they open in place. */
export function useBoxLinks(actions: Actions): void {
  const follow = useEffectEvent((event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || isForNewTab(event)) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    if (!href?.startsWith('?box=')) return
    event.preventDefault()
    const boxId = new URLSearchParams(href).get('box')
    if (boxId) actions.open(boxId)
    else actions.close()
  })
  useEffect(() => {
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}

function isForNewTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
