import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  attachInstruction,
  extractInstruction,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item'
import { useEffect, useRef, useState } from 'react'
import type { Drop } from './category-moves.ts'

const idOf = (data: Record<string | symbol, unknown>) =>
  typeof data['categoryId'] === 'string' ? data['categoryId'] : null

/**
 * Lets a row be dragged, and others be dropped before it, after it or into it. Keys and phones have the row's menu.
 * @param mayTake whether that category may be dropped there
 * @returns where the dragged row would go, for the mark that shows it
 */
export function useCategoryDrag(
  categoryId: string,
  mayTake: (movedId: string, drop: Drop) => boolean,
  onDrop: (movedId: string, drop: Drop) => void,
) {
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLSpanElement>(null)
  const [drop, setDrop] = useState<Drop | null>(null)
  const latest = useRef({ mayTake, onDrop })
  useEffect(() => {
    latest.current = { mayTake, onDrop }
  })
  // Synchronises with the browser's drag and drop.
  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current]
    if (element === null || dragHandle === null) return
    const told = (data: Record<string | symbol, unknown>) => {
      const instruction = extractInstruction(data)
      return instruction === null || instruction.blocked ? null : instruction.operation
    }
    return combine(
      draggable({ element, dragHandle, getInitialData: () => ({ categoryId }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => {
          const moved = idOf(source.data)
          return moved !== null && latest.current.mayTake(moved, 'combine')
        },
        getData: ({ input, element: target }) =>
          attachInstruction(
            { categoryId },
            {
              input,
              element: target,
              operations: {
                'reorder-before': 'available',
                'reorder-after': 'available',
                combine: 'available',
              },
            },
          ),
        onDrag: ({ self }) => setDrop(told(self.data)),
        onDragLeave: () => setDrop(null),
        onDrop: ({ self, source }) => {
          setDrop(null)
          const [where, moved] = [told(self.data), idOf(source.data)]
          if (where !== null && moved !== null) latest.current.onDrop(moved, where)
        },
      }),
    )
  }, [categoryId])
  return { row, handle, drop }
}
