import type { MailingChoices, MailingDryRun } from '@innkeeper/api/messaging/mailings.ts'
import { useMemo } from 'react'
import type { NameOfId } from './audience-words.ts'

/** What ids of rooms, groups and guests are called, from what the page has loaded. */
export function useNames(choices: MailingChoices | undefined, plan: MailingDryRun | undefined): NameOfId {
  return useMemo(() => {
    const named = (list: { id: string; name: string }[] = []) =>
      new Map(list.map(({ id, name }) => [id, name]))
    const names: Record<Parameters<NameOfId>[0], Map<string, string>> = {
      'unit categories': named(choices?.unitCategories),
      'target groups': named(choices?.targetGroups),
      units: new Map((choices?.units ?? []).map(({ id, code }) => [id, code])),
      'specific guests': new Map((plan?.list ?? []).map(({ bookingId, name }) => [bookingId, name])),
    }
    return (kind, id) => names[kind].get(id)
  }, [choices, plan])
}
