import { type RefObject, useEffect, useState } from 'react'

/** How far beyond what is seen a row counts as near. */
const MARGIN = '500px 0px'
/** So many rows are completed in one idle moment. */
const AT_ONCE = 6

type Report = (isNear: boolean) => void
const reports = new Map<Element, Report>()
let observer: IntersectionObserver | undefined

function watch(row: Element, report: Report): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) reports.get(target)?.(isIntersecting)
    },
    { rootMargin: MARGIN },
  )
  reports.set(row, report)
  observer.observe(row)
  return () => {
    reports.delete(row)
    observer?.unobserve(row)
  }
}

const unfinished = new Set<() => void>()
let isPlanned = false
// Not every browser tells when it is idle.
const whenIdle = (run: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(run) : setTimeout(run, 50)

function plan(): void {
  if (isPlanned || unfinished.size === 0) return
  isPlanned = true
  whenIdle(() => {
    isPlanned = false
    for (const finish of [...unfinished].slice(0, AT_ONCE)) {
      unfinished.delete(finish)
      finish()
    }
    plan()
  })
}

/**
 * Whether a row is near what is seen, and whether it is drawn whole. A long list opens with names alone where nobody
 * looks; rows in sight are completed at once, the others when the browser has nothing else to do.
 */
export function useRowSight(row: RefObject<Element | null>): { isNear: boolean; isWhole: boolean } {
  const [isNear, setIsNear] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const finish = () => setIsWhole(true)
    unfinished.add(finish)
    plan()
    const unwatch = watch(element, (near) => {
      setIsNear(near)
      if (near && unfinished.delete(finish)) finish()
    })
    return () => {
      unwatch()
      unfinished.delete(finish)
    }
  }, [row])
  return { isNear, isWhole }
}
