import { listContract } from './testing/list-contract.ts'
import { orders } from './testing/orders-fixture.ts'

listContract(orders, { statuses: { orderStatus: ['PAID'] } })
