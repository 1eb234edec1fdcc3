import type { RichTextNode } from '@kryt/documents/rich-text'

/** How the items of a numbered list are counted. Stored with the list; Lexical itself knows numbers only. */
export const listMarkers = [
  'decimal',
  'lower-alpha',
  'upper-alpha',
  'lower-roman',
  'upper-roman',
] as const

export type ListMarker = (typeof listMarkers)[number]

export const isListMarker = (value: unknown): value is ListMarker =>
  (listMarkers as readonly unknown[]).includes(value)

/** The marker in a stored list (Lexical's NodeState is stored as "$"), or undefined for the paper's own. */
export function markerOf(node: RichTextNode): ListMarker | undefined {
  const state = node['$']
  const marker =
    typeof state === 'object' && state !== null && 'marker' in state ? state.marker : undefined
  return isListMarker(marker) ? marker : undefined
}
