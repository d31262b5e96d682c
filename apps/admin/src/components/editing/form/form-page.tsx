import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useSession } from '../../../platform/session.ts'
import { PageHeader } from '../../page/page-header.tsx'
import { Loaded } from './loaded.tsx'

type Props<Read, Key extends QueryKey> = {
  title: string
  subtitle: string
  query: UseQueryOptions<Read, Error, Read, Key>
  form: ComponentType<{ latest: Read }>
}

/** A page about something a property has once; its form begins anew in another property. */
export function FormPage<Read, Key extends QueryKey>(props: Props<Read, Key>) {
  const { title, subtitle, query, form: Form } = props
  const { property } = useSession()
  const loaded = useQuery(query)
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <Loaded query={loaded}>{(latest) => <Form key={property.id} latest={latest} />}</Loaded>
    </>
  )
}
