/** Whether somebody has rights beyond a teacher's: only superadmins sign such a person out. */
export const isOfOffice = (groups: readonly string[]): boolean =>
  groups.some((group) => group !== 'teacher')
