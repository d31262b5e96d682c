import { Button } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../../platform/texts.ts'
import { onSaleQuery } from '../sold-out/api.ts'

/** Opens what is sold out today, with how much is. */
export function SoldOutButton({ onClick }: { onClick: () => void }) {
  const t = useT()
  const { data } = useQuery(onSaleQuery)
  const count = data?.items.filter(({ soldOutUntil }) => soldOutUntil !== null).length ?? 0
  return (
    <Button
      variant="default"
      leftSection={<IconBan size={16} stroke={1.7} />}
      onClick={onClick}
      aria-keyshortcuts="s"
    >
      {t('requests.soldOut.button', { count })}
    </Button>
  )
}
