import { Button, Stack } from '@mantine/core'
import { IconBook2 } from '@tabler/icons-react'
import { CopyField } from '../../components/copy-field/copy-field.tsx'
import { Box } from '../../components/page/box.tsx'
import { useT } from '../../platform/texts.ts'
import classes from './booking-api.module.css'

/** A body that is short enough to read; the description of the API has the whole. */
const EXAMPLE = {
  arrival: '2026-12-04',
  departure: '2026-12-07',
  firstName: 'Astrid',
  unit: '204',
}

/** What whoever sets another system up has to know to begin. */
export function GuideBox({ address }: { address: string }) {
  const t = useT()
  const lines = [
    `curl -X PUT ${address}/B-10234 \\`,
    '  -H "Authorization: Bearer $TOKEN" \\',
    '  -H "Content-Type: application/json" \\',
    `  -d '${JSON.stringify(EXAMPLE)}'`,
  ]
  return (
    <Box title={t('bookingApi.guide')}>
      <Stack gap="md">
        <CopyField label={t('bookingApi.address')} hint={t('bookingApi.addressHint')} value={address} />
        <figure className={classes.example}>
          <figcaption>{t('bookingApi.example')}</figcaption>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it too. */}
          <pre tabIndex={0}>{lines.join('\n')}</pre>
        </figure>
        <div>
          <Button
            component="a"
            href="/api/docs#/system"
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconBook2 size={17} stroke={1.7} />}
          >
            {t('bookingApi.docs')}
          </Button>
        </div>
      </Stack>
    </Box>
  )
}
