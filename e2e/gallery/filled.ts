/** "Add {day}" with its place filled, for buttons whose name has one. */
export const filled = (template: string, values: Record<string, string>): string =>
  template.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
