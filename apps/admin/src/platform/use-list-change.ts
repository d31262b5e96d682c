import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'

/** A change after which these queries are asked for again: whatever came of it, the lists show what is. */
export function useListChange<Variables, Answer>(
  change: (variables: Variables) => Promise<Answer>,
  keys: readonly QueryKey[],
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
