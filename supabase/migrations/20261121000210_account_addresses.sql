-- The addresses of accounts keep the rule of forms and mails, private.is_email().

-- Auth alone would let an address through that no form and no mail of ours accepts, and its owner would get no mail.
-- Definer: Auth writes its users, and may not execute functions of this schema.
create function private.refuse_other_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- What Auth puts in the place of the address of somebody who is deleted is none.
  if new.deleted_at is null
    and (not private.is_email(nullif(new.email, '')) or not private.is_email(nullif(new.email_change, '')))
  then
    raise exception 'email_invalid' using errcode = 'PT422';
  end if;
  return new;
end
$$;
create trigger refuse_other_address before insert or update of email, email_change on auth.users
  for each row execute function private.refuse_other_address();
