import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { Capability } from '@innkeeper/domain/team/capabilities.ts'
import { IconSettings } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { askFor } from '../../../platform/asked-action.ts'
import { useCan, useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { useOpenPages } from '../../use-open-pages.ts'
import { PALETTE_ACTIONS } from './actions.ts'
import type { Choice } from './choice.ts'
import { leadToField } from './lead-to-field.ts'
import { SETTING_ENTRIES } from './setting-entries.ts'

type Guarded = { capability: Capability; module?: ModuleName }

/** Everything the palette knows without asking: pages, actions and settings of this member of staff. */
export function useOwnChoices(): Choice[] {
  const t = useT()
  const may = useCan()
  const { modules } = useSession().property
  const navigate = useNavigate()
  const pages = useOpenPages().flatMap((group) => group.pages)
  const isOpen = ({ capability, module }: Guarded) => may(capability) && (!module || modules.includes(module))
  return [
    ...pages.map(
      ({ to, label, alsoFoundBy, icon }): Choice => ({
        key: `page:${to}`,
        group: 'page',
        label: t(label),
        ...(alsoFoundBy && { alsoFoundBy: t(alsoFoundBy) }),
        aside: null,
        state: null,
        icon,
        open: () => void navigate({ to }),
      }),
    ),
    ...PALETTE_ACTIONS.filter(isOpen).map(
      ({ label, to, asks, icon }): Choice => ({
        key: `action:${label}`,
        group: 'action',
        label: t(label),
        aside: null,
        state: null,
        icon,
        open: () => {
          if (asks) askFor(asks)
          void navigate({ to })
        },
      }),
    ),
    ...SETTING_ENTRIES.filter(isOpen).map(
      ({ label, at = label, to }): Choice => ({
        key: `setting:${label}`,
        group: 'setting',
        label: t(label),
        aside: null,
        state: null,
        icon: IconSettings,
        open: () => void navigate({ to }).then(() => leadToField(t(at))),
      }),
    ),
  ]
}
