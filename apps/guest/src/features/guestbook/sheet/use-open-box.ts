import { navigate, useSearch } from 'wouter/use-browser-location'
import { stepBack } from '../../../platform/step-back.ts'
import { boxHref, searchWithBox } from '../address.ts'

type OpenBox = { openId: string | null; open: (boxId: string) => void; close: () => void }

const OPENED_HERE = 'boxOpened'

/** The open box is in the address: Back closes it, and a link to it can be shared. */
export function useOpenBox(atFirst: string | null): OpenBox {
  const search = useSearch({ ssrSearch: atFirst === null ? '' : boxHref(atFirst) })
  return {
    openId: new URLSearchParams(search).get('box') || null,
    open: (boxId) => navigate(addressWith(boxId), { state: { [OPENED_HERE]: true } }),
    close: () => {
      // A box that came with the page has no step of its own to go back to.
      if (!stepBack(OPENED_HERE)) navigate(addressWith(null), { replace: true, state: null })
    },
  }
}

function addressWith(boxId: string | null): string {
  return location.pathname + searchWithBox(location.search, boxId)
}
