import { Text } from '@mantine/core'
import { Box } from '../../../components/page/box.tsx'
import { useT } from '../../../platform/texts.ts'

/** Stands where the person stood. */
export function ErasedBox() {
  const t = useT()
  return (
    <Box title={t('guest.contact')}>
      <Text>{t('guest.erased')}</Text>
      <Text c="dimmed">{t('guest.erased.text')}</Text>
    </Box>
  )
}
