/** $1 role, $2 topic, $3 claims, $4 headers: the settings that a policy on realtime.messages can read. */
export const enterCaller = `
select set_config('role', $1, true), set_config('realtime.topic', $2, true),
       set_config('request.jwt.claims', $3, true), set_config('request.headers', $4, true)`

/** $1 topic, $2 and $3 ids. */
export const insertProbes = `
insert into realtime.messages (topic, id, extension)
values ($1, $2, 'broadcast'), ($1, $3, 'presence')`

export const readProbes = `
select id from realtime.messages where topic = $1 and id in ($2, $3)`

/** $1 topic, $2 extension. */
export const insertProbe = 'insert into realtime.messages (topic, extension) values ($1, $2)'
