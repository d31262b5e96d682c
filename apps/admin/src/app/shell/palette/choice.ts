import type { Icon } from '@tabler/icons-react'
import type { StateTone } from '../../../components/states/state-badge.tsx'

export const CHOICE_GROUPS = [
  'recent',
  'page',
  'action',
  'setting',
  'guest',
  'request',
  'card',
  'product',
  'deal',
  'survey',
  'guest-page',
  'email',
  'signature',
] as const
export type ChoiceGroup = (typeof CHOICE_GROUPS)[number]

/** One line of the palette. */
export type Choice = {
  /** Names the thing wherever it stands in the list. */
  key: string
  group: ChoiceGroup
  label: string
  /** Found by these words too, which do not stand there. */
  alsoFoundBy?: string
  /** What stands beside it: a room, a number, where it leads. */
  aside: string | null
  state: { tone: StateTone; label: string } | null
  icon: Icon
  open: () => void
}
