/** The shortest way round for each group of nodes that reach each other; each starts at its first name. */
export function findCircles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  return connectedGroups(graph)
    .filter((group) => group.length > 1 || graph.get(group[0] ?? '')?.has(group[0] ?? ''))
    .map((group) => wayRound(graph, new Set(group), [...group].sort()[0] ?? ''))
}

/** Groups in which every node reaches every other (Tarjan). */
function connectedGroups(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const groups: string[][] = []
  const visit = (node: string): number => {
    const at = order.size
    let lowest = at
    order.set(node, at)
    stack.push(node)
    onStack.add(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) lowest = Math.min(lowest, visit(next))
      else if (onStack.has(next)) lowest = Math.min(lowest, order.get(next) ?? at)
    }
    if (lowest === at) {
      const group = stack.splice(stack.lastIndexOf(node))
      for (const member of group) onStack.delete(member)
      groups.push(group)
    }
    return lowest
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return groups
}

function wayRound(
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  group: ReadonlySet<string>,
  start: string,
) {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) {
        const way = [start]
        for (let at = node; at !== start; at = cameFrom.get(at) ?? start) way.splice(1, 0, at)
        return [...way, start]
      }
      if (!group.has(next) || cameFrom.has(next)) continue
      cameFrom.set(next, node)
      queue.push(next)
    }
  }
  return [start]
}
