import { checkSetUp } from '@innkeeper/api/auth.ts'
import { PROPERTY_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { freeIdQuery } from '../../features/properties/api.ts'
import { call } from '../../platform/call.ts'

const REST_MS = 300

/** Whether the code is right and the address free; refused codes are not asked again. */
export function setUpCheckQuery(code: string, propertyId: string) {
  return queryOptions({
    queryKey: ['set-up-check', code, propertyId],
    queryFn: () => call(checkSetUp, { body: { code, propertyId } }),
    retry: false,
  })
}

type Asked = { code: string; propertyId: string; isFirst: boolean; isOpen: boolean }

/** Asked while the field is open and typing rests; the server has the last word when the property is made. Undefined while nobody knows. */
export function useIsFree({ code, propertyId, isFirst, isOpen }: Asked): boolean | undefined {
  const [rested] = useDebouncedValue(propertyId, REST_MS)
  const enabled = isOpen && rested === propertyId && PROPERTY_ID_PATTERN.test(propertyId)
  const first = useQuery({ ...setUpCheckQuery(code, rested), enabled: enabled && isFirst && code !== '' })
  const further = useQuery({ ...freeIdQuery(rested), enabled: enabled && !isFirst })
  return enabled ? (isFirst ? first : further).data?.isFree : undefined
}
