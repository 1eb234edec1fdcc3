import { library } from './areas/library.ts'
import { messages } from './areas/messages.ts'
import { orders } from './areas/orders.ts'
import { papers } from './areas/papers.ts'
import { people } from './areas/people.ts'
import { planning } from './areas/planning.ts'
import { shop } from './areas/shop.ts'
import type { ModelRights } from './grants.ts'

// The role table: for every table and view of the exposed schema, who may do what with it and where the rule comes
// from. A caller who is not listed is refused. The tests of this folder try each cell over GraphQL and REST. "spec"
// quotes the role table of the specification (P6.1 to P6.10); "narrower" explains why less is granted.

export const roleTable: ModelRights[] = [
  shop,
  orders,
  library,
  people,
  planning,
  papers,
  messages,
].flatMap(({ area, models }) => models.map((model) => ({ ...model, area })))
