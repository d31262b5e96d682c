-- How long guests, messages and answers are kept, what was taken away at night, and which bookings have no person left.
alter table bookings add column erased_at timestamptz;
create index bookings_to_erase on bookings (property_id, departure, id) where erased_at is null;

create table retention_settings (
  property_id text primary key references properties (property_id) on delete cascade,
  guests_months integer not null check (guests_months between 1 and 120),
  messages_months integer not null check (messages_months between 1 and 120),
  answers_months integer not null check (answers_months between 1 and 120),
  revision integer not null default 1,
  changed_by text,
  changed_at timestamptz
);
select protect_tenant_table('retention_settings');

-- One for each of the property's days; a run that was cut short is taken up again in its row.
create table retention_runs (
  property_id text not null references properties (property_id) on delete cascade,
  day date not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  guests integer not null default 0,
  orders integer not null default 0,
  messages integer not null default 0,
  answers integer not null default 0,
  -- Stays that were due and had something open.
  kept_back integer not null default 0,
  primary key (property_id, day)
);
select protect_tenant_table('retention_runs');

-- The log is never changed, except that a person who is erased is taken out of its words.
grant update (subject, details) on audit_entries to innkeeper_tenant;
create function keep_audit_entries() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('app.erasing', true), '') <> 'on' then
    raise exception 'entries of the audit log are not changed';
  end if;
  return new;
end
$$;
create trigger keep_audit_entries before update on audit_entries
  for each row execute function keep_audit_entries();
