import { nameKey } from '@innkeeper/domain/single-line.ts'
import { MAX_TARGET_GROUPS } from '@innkeeper/domain/units/constants.ts'
import type { TargetGroup } from '@innkeeper/domain/units/schema.ts'
import { canHaveMembers } from '@innkeeper/domain/units/target-groups.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { inOneChange } from './change.ts'
import {
  findTargetGroups,
  findUnitCategories,
  insertTargetGroup,
  removeTargetGroup,
  updateTargetGroup,
} from './repository.ts'
import { findUseOfTargetGroup, requireUnused } from './usage.ts'
import type { Work } from './work.ts'

export function addTargetGroup(work: Work, change: Omit<TargetGroup, 'id'>): Promise<TargetGroup> {
  const { tx, propertyId } = work
  return inOneChange(work, async () => {
    const groups = await findTargetGroups(tx, propertyId)
    if (groups.length >= MAX_TARGET_GROUPS) {
      throw new AppError('units/too-many', `A property has ${MAX_TARGET_GROUPS} target groups at most.`)
    }
    const group = { id: newId(), ...change }
    await requireFits(work, groups, group)
    await insertTargetGroup(tx, propertyId, group)
    return group
  })
}

export function editTargetGroup(work: Work, group: TargetGroup): Promise<TargetGroup> {
  const { tx, propertyId } = work
  return inOneChange(work, async () => {
    await requireFits(work, await findTargetGroups(tx, propertyId), group)
    if (!(await updateTargetGroup(tx, propertyId, group))) throw unknownGroup()
    return group
  })
}

export function deleteGroupUnused(work: Work, id: string): Promise<{ id: string }> {
  const { tx, propertyId } = work
  return inOneChange(work, async (languageIndex) => {
    requireUnused(await findUseOfTargetGroup(work, { id, languageIndex }))
    if (!(await removeTargetGroup(tx, propertyId, id))) throw unknownGroup()
    return { id }
  })
}

async function requireFits(
  { tx, propertyId }: Work,
  groups: readonly TargetGroup[],
  group: TargetGroup,
): Promise<void> {
  if (!canHaveMembers(group)) {
    throw new AppError('units/group-has-nobody', 'These criteria fit no guest there could be.')
  }
  const known = new Set((await findUnitCategories(tx, propertyId)).map(({ id }) => id))
  if (!group.unitCategories.every((id) => known.has(id))) {
    throw new AppError('units/category-unknown', 'No such unit category.')
  }
  const key = nameKey(group.name)
  if (groups.some(({ id, name }) => id !== group.id && nameKey(name) === key)) {
    throw new AppError('units/name-taken', 'Another target group has this name.')
  }
}

function unknownGroup(): AppError {
  return new AppError('units/group-unknown', 'No such target group.')
}
