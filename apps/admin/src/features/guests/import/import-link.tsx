import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useT } from '../../../platform/texts.ts'

export function ImportLink() {
  const t = useT()
  return (
    <Button
      variant="default"
      leftSection={<IconFileImport size={18} stroke={1.6} aria-hidden />}
      renderRoot={(props) => <Link to="/guests/import" {...props} />}
    >
      {t('bookingImport.open')}
    </Button>
  )
}
