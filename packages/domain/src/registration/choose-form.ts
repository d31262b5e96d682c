type Choosable = { isOn: boolean; targetGroupIds: readonly string[] }

/** The first form that is for one of the guest's groups, else the first that is for everybody; null where none is. */
export function chooseForm<F extends Choosable>(forms: readonly F[], groups: readonly string[]): F | null {
  const open = forms.filter(({ isOn }) => isOn)
  return (
    open.find(({ targetGroupIds }) => targetGroupIds.some((id) => groups.includes(id))) ??
    open.find(({ targetGroupIds }) => targetGroupIds.length === 0) ??
    null
  )
}
