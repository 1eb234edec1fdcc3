import { z } from 'zod'

export const checkoutBody = z.object({ orderId: z.uuid({ error: 'order_id_required' }) })
