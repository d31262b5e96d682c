import { CallError } from '@innkeeper/api/client.ts'
import { asksFirst } from '@innkeeper/domain/guestbook/publish-checks/asks-first.ts'
import { publishProblems } from '@innkeeper/domain/guestbook/publish-checks/publish-problems.ts'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, isSignedOut } from '../../../platform/error-text.ts'
import { useT } from '../../../platform/texts.ts'
import { factsKey, publishFactsQuery } from '../api.ts'
import { settleOpenCards } from '../draft/open-cards.ts'
import { cardMarks } from '../list/card-marks.ts'
import { useCardCommands } from '../use-card-commands.ts'
import { cachedList } from '../use-card-list.ts'
import { keptCards } from './use-publish-problems.ts'

/** Publishing, and the look that comes before it. */
export function usePublish() {
  const t = useT()
  const queryClient = useQueryClient()
  const commands = useCardCommands()
  const [isPublishing, setIsPublishing] = useState(false)
  const [isLooking, setIsLooking] = useState(false)
  const [isDone, setIsDone] = useState(false)

  /** Whether there is something to be seen first. */
  async function mustLook(): Promise<boolean> {
    const list = cachedList(queryClient)
    if (!list) return false
    const cards = keptCards(list)
    const facts = await queryClient.ensureQueryData(publishFactsQuery(cards))
    const changed = new Set(
      list.cards.filter((row) => cardMarks(row).publication !== 'published').map(({ card }) => card.id),
    )
    return publishProblems(cards, facts).some((one) => asksFirst(one, changed, facts.languages[0] ?? 0))
  }

  async function publishNow(): Promise<void> {
    await commands.publish()
    setIsDone(true)
  }

  function tell(error: unknown): void {
    if (isSignedOut(error)) return
    const code = error instanceof CallError ? error.code : null
    if (code === 'guestbook/publish-blocked') {
      // The server knows of something this page has not heard of yet.
      void queryClient.invalidateQueries({ queryKey: factsKey })
      setIsLooking(true)
    }
    notifications.show(
      // Somebody else was quicker: what was wanted has happened.
      code === 'guestbook/nothing-to-publish'
        ? { color: 'brand', message: t('publish.upToDate') }
        : { color: 'red', title: t('publish.failed'), message: errorText(t, error) },
    )
  }

  /** One thing at a time: a second click may come before the first one has been drawn. */
  async function once(work: () => Promise<void>): Promise<void> {
    if (isPublishing) return
    setIsPublishing(true)
    setIsDone(false)
    try {
      await settleOpenCards()
      await work()
    } catch (error) {
      tell(error)
    } finally {
      setIsPublishing(false)
    }
  }

  return {
    isPublishing,
    /** Something was published here, and nothing was tried since. */
    isDone,
    isLooking,
    open: () => setIsLooking(true),
    close: () => setIsLooking(false),
    /** Publishes, unless there is something that should be seen first. */
    lookAndPublish: () =>
      once(async () => {
        if (await mustLook()) setIsLooking(true)
        else await publishNow()
      }),
    publish: () => once(publishNow),
  }
}
