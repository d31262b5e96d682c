-- A membership ends with its property, so that a later one of the same name is not open to the old staff.
alter table memberships
  add foreign key (property_id) references properties (property_id) on delete cascade,
  add check (roles <@ array['owner', 'manager', 'reception', 'housekeeping', 'editor', 'analyst', 'internal']);

-- Idempotency keys are removed for all properties at once.
create policy installation on idempotency_keys to innkeeper_installation using (true);
grant select, delete on idempotency_keys to innkeeper_installation;
create index idempotency_keys_created on idempotency_keys (created_at);
