import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import {
  deleteRegistrationForm,
  listStaffForms,
  makeRegistrationForm,
  orderRegistrationForms,
  type StaffForm,
  saveRegistrationForm,
} from '@innkeeper/api/registration/forms.ts'
import type { RegistrationForm } from '@innkeeper/domain/registration/form-schema.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import type { LiveUpdates } from '../../../platform/live.tsx'
import { useListChange } from '../../../platform/use-list-change.ts'

const FORMS = ['registrationForms'] as const

export type StaffForms = AnswerOf<typeof listStaffForms>

export const formsQuery = queryOptions({
  queryKey: FORMS,
  queryFn: () => call(listStaffForms, {}),
})

export function useMakeForm() {
  return useListChange((body: RegistrationForm) => call(makeRegistrationForm, { body }), [FORMS])
}

export function useSaveForm(id: string) {
  return useListChange(
    (body: RegistrationForm & { revision: number }) => call(saveRegistrationForm, { params: { id }, body }),
    [FORMS],
  )
}

/** On or off from the list; everything else stays as it was read. */
export function useTurnForm({ id, revision, name, targetGroupIds, body }: StaffForm) {
  const save = useSaveForm(id)
  return { ...save, turn: (isOn: boolean) => save.mutate({ revision, name, targetGroupIds, body, isOn }) }
}

export function useDeleteForm(id: string) {
  return useListChange(() => call(deleteRegistrationForm, { params: { id } }), [FORMS])
}

/** The rows stand where they were put while the server is told, and go back where it refuses. */
export function useOrderForms() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[]) => call(orderRegistrationForms, { body: { ids } }),
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey: FORMS })
      queryClient.setQueryData<StaffForms>(FORMS, (before) => before && inOrder(before, ids))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: FORMS }),
  })
}

function inOrder({ forms, ...rest }: StaffForms, ids: readonly string[]): StaffForms {
  return { ...rest, forms: forms.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) }
}

export const registrationFormsLiveUpdates: LiveUpdates = {
  'registration-form.changed': () => [FORMS],
  // How many were sent.
  'registration.changed': () => [FORMS],
}
