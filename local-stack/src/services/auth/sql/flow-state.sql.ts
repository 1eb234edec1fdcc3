export const insertFlowState = `
insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
                             authentication_method, created_at, updated_at)
values ($1, $2, $3, $4::auth.code_challenge_method, $5, $6, $7, now(), now())`

/** The browser waits for its newest request of this kind. */
export const issueCodeOfUser = `
update auth.flow_state set auth_code_issued_at = now(), updated_at = now()
 where id = (select id from auth.flow_state where user_id = $1 and authentication_method = $2
              order by created_at desc limit 1)
returning auth_code`

export const flowStateByCode = `select * from auth.flow_state where auth_code = $1`

export const deleteFlowState = `delete from auth.flow_state where id = $1`
