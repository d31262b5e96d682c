import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refreshQuery } from './refresh-query.ts'

const queryKey = ['guests']

/** A page that looks at a list; each question for it is answered by hand. */
function openList() {
  const queryClient = new QueryClient()
  const answers: ((names: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  new QueryObserver(queryClient, { queryKey, queryFn, retry: false }).subscribe(() => {})
  return { queryClient, answers, shown: () => queryClient.getQueryData(queryKey) }
}

test('changes during the first load are asked for once more, all of them together', async () => {
  const { queryClient, answers, shown } = openList()
  for (let changes = 0; changes < 3; changes++) refreshQuery(queryClient, queryKey)
  answers[0]?.('before')
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.('after')
  await expect.poll(shown).toBe('after')
  expect(answers.length).toBe(2)
})

test('a change while a known list is asked for again replaces that question', async () => {
  const { queryClient, answers, shown } = openList()
  answers[0]?.('before')
  await expect.poll(shown).toBe('before')
  void queryClient.invalidateQueries({ queryKey })
  refreshQuery(queryClient, queryKey)
  answers[1]?.('before')
  answers[2]?.('after')
  await expect.poll(shown).toBe('after')
})
