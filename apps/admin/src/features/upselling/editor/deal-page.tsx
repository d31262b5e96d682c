import { Anchor, Button } from '@mantine/core'
import { IconArrowLeft, IconGift } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Loaded } from '../../../components/editing/form/loaded.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { useT } from '../../../platform/texts.ts'
import { dealQuery } from '../api.ts'
import { DealEditor } from './deal-editor.tsx'
import classes from './editor.module.css'

const route = getRouteApi('/staff/upselling/$dealId')

export function DealPage() {
  const t = useT()
  const { dealId } = route.useParams()
  const query = useQuery(dealQuery(dealId))
  return (
    <>
      <Anchor className={classes.back} renderRoot={(props) => <Link to="/upselling" {...props} />}>
        <IconArrowLeft size={16} stroke={1.7} aria-hidden /> {t('upselling.all')}
      </Anchor>
      <Loaded query={query} missing={<Unknown />}>
        {(latest) => <DealEditor key={dealId} latest={latest} />}
      </Loaded>
    </>
  )
}

function Unknown() {
  const t = useT()
  return (
    <EmptyState
      icon={IconGift}
      title={t('upselling.unknown')}
      text={t('error.notFound.text')}
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/upselling" {...props} />}>
          {t('upselling.all')}
        </Button>
      }
    />
  )
}
