import { TEMPLATE_NAME_MAX } from '@innkeeper/domain/html-builder/template-schema.ts'
import { useT } from '../../platform/texts.ts'

/** From here on the field says how much room is left. */
const NEARLY_FULL = TEMPLATE_NAME_MAX - 20

/** How long a name is, in words, once it comes near what there is room for. */
export function useNameLength(name: string): string | null {
  const t = useT()
  return name.length >= NEARLY_FULL ? t('form.length', { length: name.length, max: TEMPLATE_NAME_MAX }) : null
}
