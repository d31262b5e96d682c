import { useNavigate } from '@tanstack/react-router'

/** Opens a response beside what is on screen; a step of its own, so that Back closes it. */
export function useOpenResponse(): (id: string) => void {
  const navigate = useNavigate()
  return (id) =>
    void navigate({ to: '.', search: ((before: object) => ({ ...before, response: id })) as never })
}
