import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useSession } from '../../../platform/session.ts'
import { PageHeader } from '../../page/page-header.tsx'
import { Loaded } from './loaded.tsx'

type Props<Read> = {
  title: string
  subtitle: string
  query: Pick<UseQueryResult<Read>, 'data' | 'error' | 'refetch'>
  form: ComponentType<{ latest: Read }>
}

/** A page about something a property has once; its form begins anew in another property. */
export function FormPage<Read>({ title, subtitle, query, form: Form }: Props<Read>) {
  const { property } = useSession()
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <Loaded query={query}>{(latest) => <Form key={property.id} latest={latest} />}</Loaded>
    </>
  )
}
