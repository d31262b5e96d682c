import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { askBeforeLeaving, beforeLeaving } from '../../../platform/before-leaving.ts'
import { useConnection } from '../../../platform/live.tsx'
import { useServerBack } from '../../../platform/server-standing.ts'
import { useCan, useSession } from '../../../platform/session.ts'
import { knowTasks, refreshLists } from '../api.ts'
import { marksQueue } from './own-queue.ts'
import { useMarks } from './use-marks.ts'

/** How often what waits is tried again where nothing says that the connection is back. */
const TRY_AGAIN_MS = 15_000

/** On every page of who marks rooms: what was marked without a connection goes out as soon as there is one. */
export function MarksWatch() {
  const { modules } = useSession().property
  return useCan()('cleaning:mark') && modules.includes('roomCleaning') ? <Watch /> : null
}

function Watch() {
  const queryClient = useQueryClient()
  const { claims, property } = useSession()
  const [userId, name, propertyId] = [claims.user_id, claims.name, property.id]
  const { isWaiting, marks, outlivesPage } = useMarks()
  const connection = useConnection()

  useEffect(() => {
    marksQueue.open({ userId, name, propertyId }, (answer) => knowTasks(queryClient, answer.rooms))
    return () => marksQueue.open(null, () => {})
  }, [queryClient, userId, name, propertyId])

  useEffect(() => beforeLeaving(marksQueue.send), [])
  useEffect(() => askBeforeLeaving(marksQueue.unsent), [])

  const tryAgain = useEffectEvent(() => {
    void marksQueue.send()
    refreshLists(queryClient)
  })
  useServerBack(() => tryAgain())
  useEffect(() => {
    if (connection === 'open') tryAgain()
  }, [connection])
  useEffect(() => {
    const back = () => tryAgain()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void marksQueue.send(), TRY_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isWaiting])

  // A browser that keeps nothing would lose them with the page.
  const isAtRisk = !outlivesPage && marks.length > 0
  useEffect(() => {
    if (!isAtRisk) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAtRisk])
  return null
}
