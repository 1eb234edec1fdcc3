import { listContract } from '@/components/list/testing/list-contract.ts'
import { deliveries } from './deliveries-list.ts'

listContract(deliveries, {
  statuses: {
    deliveryState: ['TO_PACK', 'PACKED', 'SENT', 'DELIVERED', 'RECALLED', 'WITHDRAWN'],
  },
})
