/** The name in an audit entry's `actor`, which is "{sub}::{username}". */
export const actorName = (actor: string): string => actor.split('::')[1] ?? actor
