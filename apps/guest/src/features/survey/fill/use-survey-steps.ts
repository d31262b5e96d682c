import { useEffect, useEffectEvent, useState } from 'react'
import { stepBack } from '../../../platform/step-back.ts'

const MARK = 'surveyScreen'

function markedScreen(): string | null {
  const marked = (history.state as Record<string, unknown> | null)?.[MARK]
  return typeof marked === 'string' ? marked : null
}

/** From screen to screen; the browser's own back goes a screen back, too, and a reload stays where one was. */
export function useSurveySteps(screens: readonly string[]) {
  const [first = ''] = screens
  const [wanted, setWanted] = useState(first)
  const screen = screens.includes(wanted) ? wanted : first
  const arrived = useEffectEvent(() => setWanted(markedScreen() ?? first))
  useEffect(() => {
    const onPop = () => arrived()
    arrived()
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])
  return {
    screen,
    go(to: string) {
      if (to === screen) return
      history.pushState({ [MARK]: to }, '')
      setWanted(to)
    },
    back() {
      if (stepBack(MARK)) return
      setWanted(screens[screens.indexOf(screen) - 1] ?? first)
    },
  }
}
