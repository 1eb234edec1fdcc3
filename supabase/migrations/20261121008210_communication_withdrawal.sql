-- A communication that is withdrawn has to leave open pages, but live updates tell nobody of a row that
-- they may no longer read. So they are told of this one instead.

create table public.communication_withdrawal (
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint communication_withdrawal_pkey primary key (id),
  constraint communication_withdrawal_id_fkey foreign key (id)
    references public.communication (id) on delete cascade
);

alter table public.communication_withdrawal enable row level security;

-- The inner question is answered by the policy of communication.
create policy "people hear of what was taken away from them" on public.communication_withdrawal
  for select to authenticated
  using (not exists (
    select from public.communication where communication.id = communication_withdrawal.id));

grant select (id, created_at, updated_at) on public.communication_withdrawal to authenticated;
-- Not granted: writing. It follows from changes of communication.
grant select on public.communication_withdrawal to service_role;

comment on table public.communication_withdrawal is
  'Communications that some people could read and no longer can, by the id of the communication.';

create trigger set_updated_at before update on public.communication_withdrawal
  for each row execute function private.set_updated_at();

-- Definer: nobody writes the table.
create function private.note_withdrawal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Inserted anew each time: only an insertion is announced as one.
  delete from public.communication_withdrawal as withdrawal where withdrawal.id = new.id;
  if old.publish_date < now()
    and (new.publish_date >= now()
      or not (old.send_to <@ new.send_to or 'ALL' = any (new.send_to)))
  then
    insert into public.communication_withdrawal (id) values (new.id);
  end if;
  return null;
end
$$;
comment on function private.note_withdrawal() is
  'Notes a communication that was put off or is for fewer people than it was.';

create trigger note_withdrawal after update of publish_date, send_to on public.communication
  for each row execute function private.note_withdrawal();

alter publication supabase_realtime add table public.communication_withdrawal;
