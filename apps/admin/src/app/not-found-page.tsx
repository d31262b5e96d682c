import { Anchor, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { PageTitle } from '../components/page/page-title.tsx'
import { useT } from '../platform/texts.ts'
import classes from './error-page.module.css'

export function NotFoundPage() {
  const t = useT()
  return (
    <Stack className={classes.page} gap="sm" align="flex-start">
      <PageTitle title={t('error.notFound.title')} />
      <Text c="dimmed">{t('error.notFound.text')}</Text>
      <Anchor renderRoot={(props) => <Link to="/" {...props} />}>{t('error.toToday')}</Anchor>
    </Stack>
  )
}
