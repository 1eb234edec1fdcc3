/** What people call a media type whose name says something else. */
const called: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint',
  'image/svg+xml': 'SVG',
  'text/csv': 'CSV',
}

/** The names of media types, each once: "PDF", "PNG", "JPEG". */
export const typeNames = (types: readonly string[]): string[] => [
  ...new Set(types.map((type) => called[type] ?? (type.split('/')[1] ?? type).toUpperCase())),
]
