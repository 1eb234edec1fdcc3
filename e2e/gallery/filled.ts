/** Fills the placeholder of "Add {day}", for the names of buttons. */
export const filled = (template: string, values: Record<string, string>): string =>
  template.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
