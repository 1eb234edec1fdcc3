-- What the office notes about a customer. The customer does not see it on any screen, but gets it with a copy of their
-- data (decision 103), so it hangs on the profile like everything else about a person.

create table private.customer_note (
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  teacher_profile_id uuid not null,
  actor_id uuid not null,
  body text not null,
  constraint customer_note_pkey primary key (id),
  constraint customer_note_teacher_profile_id_fkey foreign key (teacher_profile_id)
    references public.teacher_profile (id) on delete cascade,
  constraint customer_note_body_present check (not private.is_blank(body)),
  constraint customer_note_body_length check (length(body) <= 4000)
);

create index customer_note_teacher_profile_id_idx on private.customer_note
  (teacher_profile_id, created_at desc, id);

alter table private.customer_note enable row level security;

comment on table private.customer_note is
  'Notes of administrators about a customer. The functions below read and write them.';
comment on column private.customer_note.actor_id is
  'Who wrote it. No foreign key, because the note outlives the account of its author.';

create trigger trim_texts before insert or update on private.customer_note
  for each row execute function private.trim_texts('body');
create trigger set_updated_at before update on private.customer_note
  for each row execute function private.set_updated_at();
create trigger record_admin_write after insert or update or delete on private.customer_note
  for each row execute function private.record_admin_write();

create function private.may_delete_note(note private.customer_note) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return note.actor_id = private.my_user_id() or private.in_group('superadmin');
end
$$;
comment on function private.may_delete_note(private.customer_note) is
  'Whoever wrote it, and superadmins.';

create function private.customer_notes(profile_id uuid, at_most integer, skipping integer) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', note.id, 'createdAt', note.created_at, 'body', note.body,
      'author', (select account.email from auth.users as account where account.id = note.actor_id),
      'mayDelete', private.may_delete_note(note)) order by note.created_at desc, note.id)
    from (
      select kept.* from private.customer_note as kept
      where kept.teacher_profile_id = customer_notes.profile_id
      order by kept.created_at desc, kept.id limit at_most offset skipping
    ) as note
  ), '[]');
end
$$;

-- Definer: nobody may write notes directly.
create function public.add_customer_note(note_id uuid, teacher_profile_id uuid, body text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_back_office();
  if private.is_blank(body) or length(btrim(body)) > 4000 then
    raise exception 'note_text_invalid' using errcode = 'PT422';
  end if;
  -- Not closed meanwhile, and not merged into another.
  perform from public.teacher_profile as profile
  where profile.id = add_customer_note.teacher_profile_id for key share;
  if not found then
    raise exception 'profile_not_found' using errcode = 'PT404';
  end if;
  if private.asked_before('add_customer_note', note_id, jsonb_build_array(
    add_customer_note.teacher_profile_id, add_customer_note.body))
  then
    return note_id;
  end if;
  insert into private.customer_note (id, teacher_profile_id, actor_id, body)
  values (
    coalesce(note_id, gen_random_uuid()), add_customer_note.teacher_profile_id,
    private.my_user_id(), add_customer_note.body)
  on conflict on constraint customer_note_pkey do nothing;
  perform private.refuse_taken_id(not found);
  return note_id;
end
$$;
comment on function public.add_customer_note(uuid, uuid, text) is
  'For administrators: notes something about a customer. The id is made by the caller, so that sending it again after a '
  'lost answer does not note it twice; with other content it is id_taken.';
grant execute on function public.add_customer_note(uuid, uuid, text) to authenticated;

-- Definer: as add_customer_note().
create function public.delete_customer_note(note_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  note private.customer_note;
begin
  perform private.require_back_office();
  select * into note from private.customer_note as kept where kept.id = note_id for update;
  if note.id is null then
    return false;
  end if;
  if not private.may_delete_note(note) then
    raise exception 'note_of_somebody_else' using errcode = 'PT403';
  end if;
  delete from private.customer_note as gone where gone.id = note_id;
  return true;
end
$$;
comment on function public.delete_customer_note(uuid) is
  'For administrators: deletes a note of their own, for superadmins any. False when it is gone already. The audit keeps '
  'what it said.';
grant execute on function public.delete_customer_note(uuid) to authenticated;
