import { useEffect, useEffectEvent } from 'react'
import { stepBack } from '../../../platform/step-back.ts'
import { neighbour, SCREENS, type Screen } from './screens.ts'

const MARK = 'registrationScreen'

const markedScreen = (): Screen | null => {
  const marked = (history.state as Record<string, unknown> | null)?.[MARK]
  return SCREENS.find((screen) => screen === marked) ?? null
}

/** From screen to screen; the browser's own back goes a screen back, too. */
export function useSteps(screen: Screen, screens: readonly Screen[], show: (screen: Screen) => void) {
  const first = screens[0] ?? 'you'
  const arrived = useEffectEvent(() => {
    const marked = markedScreen()
    show(marked !== null && screens.includes(marked) ? marked : first)
  })
  useEffect(() => {
    const onPop = () => arrived()
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])
  return {
    go(to: Screen) {
      if (to === screen) return
      history.pushState({ [MARK]: to }, '')
      show(to)
    },
    back() {
      if (stepBack(MARK)) return
      show(neighbour(screen, screens, -1) ?? first)
    },
  }
}
