-- Who did what, kept as it was written: no role of the product may change or remove an entry.

create table audit_entries (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  at timestamptz not null default clock_timestamp(),
  actor_id text,
  actor_name text not null,
  action text not null,
  subject text,
  details jsonb not null default '{}',
  primary key (property_id, id)
);
create index audit_entries_newest on audit_entries (property_id, at desc, id desc);
create index audit_entries_actor on audit_entries (property_id, actor_id, at desc);
-- Internal staff enter a property once per session.
create unique index audit_entries_entry on audit_entries (property_id, subject) where action = 'property.entered';
select protect_tenant_table('audit_entries');
revoke update, delete on audit_entries from innkeeper_tenant;
-- Sign-ins and changes of memberships are written from outside a property.
create policy installation on audit_entries for insert to innkeeper_installation with check (true);
grant insert on audit_entries to innkeeper_installation;
