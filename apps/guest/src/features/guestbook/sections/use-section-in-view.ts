import { useEffect, useState } from 'react'

type InView = { isScrolled: boolean; current: string | null }

/** A band below the bar: the section that crosses it is the one being read. */
const READING_BAND = '-80px 0px -65% 0px'

/** Whether the photograph is out of sight, and which section is being read. The browser watches; nothing runs per frame. */
export function useSectionInView(ids: readonly string[]): InView {
  const [isScrolled, setScrolled] = useState(false)
  const [current, setCurrent] = useState<string | null>(null)
  const key = ids.join()

  useEffect(() => {
    const hero = document.querySelector('header')
    const top = new IntersectionObserver(([entry]) => entry && setScrolled(!entry.isIntersecting), {
      rootMargin: '-64px 0px 0px',
    })
    if (hero) top.observe(hero)
    const reading = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id)
      },
      { rootMargin: READING_BAND },
    )
    for (const id of key.split(',')) {
      const section = document.getElementById(id)
      if (section) reading.observe(section)
    }
    return () => {
      top.disconnect()
      reading.disconnect()
    }
  }, [key])
  return { isScrolled, current: current !== null && ids.includes(current) ? current : null }
}
