/** The groups that a person can belong to. */
export type Group = 'teacher' | 'admin' | 'superadmin' | 'reporting'

/** Who may open a page. */
export interface AccessRule {
  /** False if visitors may open it too. */
  login: boolean
  /** One of these is enough; an empty list means everybody who is signed in. */
  groups: readonly Group[]
  /** Redirects administrators to the back-office: for pages of the shop and the public website. */
  notForAdministrators: boolean
}

const rule = (login: boolean, groups: readonly Group[], notForAdministrators: boolean) =>
  ({ login, groups, notForAdministrators }) satisfies AccessRule

/** The rules by name. */
export const access = {
  everybody: rule(false, [], false),
  /** Landing, product, category. */
  shopWindow: rule(false, [], true),
  signedIn: rule(true, [], false),
  /** Shop and bought products: any signed-in user except administrators. */
  buyer: rule(true, [], true),
  teacher: rule(true, ['teacher'], true),
  backOffice: rule(true, ['admin', 'superadmin'], false),
  admin: rule(true, ['admin'], false),
  reporting: rule(true, ['reporting'], false),
} as const

export type Verdict = 'open' | 'back-office' | 'unauthorised'

const isAdministrator = (groups: readonly string[]) =>
  groups.includes('admin') || groups.includes('superadmin')

/** What happens when somebody in these groups opens a page with this rule. The database checks rights again. */
export function judge(rule: AccessRule, groups: readonly string[]): Verdict {
  if (rule.notForAdministrators && isAdministrator(groups)) return 'back-office'
  if (rule.groups.length === 0) return 'open'
  return rule.groups.some((group) => groups.includes(group)) ? 'open' : 'unauthorised'
}
