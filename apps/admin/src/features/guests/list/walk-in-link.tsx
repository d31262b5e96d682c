import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useT } from '../../../platform/texts.ts'

export function WalkInLink() {
  const t = useT()
  return (
    <Button
      variant="default"
      renderRoot={(props) => <Link to="/guests/new" search={{ walkIn: true }} {...props} />}
    >
      {t('guests.walkIn')}
    </Button>
  )
}
