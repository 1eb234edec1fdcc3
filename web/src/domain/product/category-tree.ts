export interface CategoryNode {
  id: string
  name: string
  parentId: string | null
  grade: string | null
  /** Where administrators put it among its siblings; equal places follow the grade. */
  position: number
}

/** Sorts grades as R, 1 ... 12; anything else follows by name. */
const gradeOrder = (grade: string | null) =>
  grade === null ? Number.MAX_SAFE_INTEGER : grade === 'R' ? 0 : Number(grade)

function inOrder<T extends CategoryNode>(a: T, b: T) {
  return (
    a.position - b.position ||
    gradeOrder(a.grade) - gradeOrder(b.grade) ||
    a.name.localeCompare(b.name)
  )
}

/** The categories directly below `parentId`; null returns the top of the tree. */
export function childrenOf<T extends CategoryNode>(categories: T[], parentId: string | null): T[] {
  return categories.filter((category) => category.parentId === parentId).sort(inOrder)
}

/** A category and everything below it. */
export function withDescendants(categories: CategoryNode[], id: string): string[] {
  const children = categories.filter((category) => category.parentId === id)
  return [id, ...children.flatMap((child) => withDescendants(categories, child.id))]
}

/** The categories from the top of the tree down to this one; empty if it does not exist. */
export function pathTo<T extends CategoryNode>(categories: T[], id: string): T[] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const path: T[] = []
  for (let at = byId.get(id); at !== undefined && !path.includes(at);) {
    path.unshift(at)
    at = at.parentId === null ? undefined : byId.get(at.parentId)
  }
  return path
}
