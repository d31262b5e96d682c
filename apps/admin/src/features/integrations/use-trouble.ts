import { NAMING_TROUBLES, type PmsConnection } from '@innkeeper/api/integrations.ts'
import { PMS_KINDS, type PmsSystem } from '@innkeeper/domain/integrations/systems.ts'
import { useT } from '../../platform/texts.ts'

type Trouble = NonNullable<PmsConnection['health']['trouble']>

/** What went wrong with the other system, in words a hotelier reads. */
export function useTrouble(system: PmsSystem) {
  const t = useT()
  const { name } = PMS_KINDS[system]
  return {
    name,
    title: ({ failure, said }: Trouble) => t(`integrations.trouble.${failure}`, { name, said: said ?? '' }),
    /** In the system's own words, where it has some that are not in the sentence already. */
    said: ({ failure, said }: Trouble) =>
      said && !NAMING_TROUBLES.includes(failure) ? t('integrations.says', { name, said }) : null,
  }
}
