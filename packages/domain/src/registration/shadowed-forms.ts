type Choosable = { id: string; isOn: boolean; targetGroupIds: readonly string[] }

/**
 * Forms that no guest is ever asked, because an earlier one takes everybody they are for: the second for everybody,
 * and one whose groups all stand in earlier ones. As `chooseForm` chooses.
 */
export function shadowedForms(forms: readonly Choosable[]): Set<string> {
  const shadowed = new Set<string>()
  const taken = new Set<string>()
  let isEverybodyTaken = false
  for (const { id, isOn, targetGroupIds } of forms) {
    if (!isOn) continue
    const isForAll = targetGroupIds.length === 0
    if (isForAll ? isEverybodyTaken : targetGroupIds.every((group) => taken.has(group))) shadowed.add(id)
    if (isForAll) isEverybodyTaken = true
    for (const group of targetGroupIds) taken.add(group)
  }
  return shadowed
}
