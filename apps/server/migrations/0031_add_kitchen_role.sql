-- The kitchen (a bar, a spa) answers the requests of the categories chosen for it and sees nothing else of a guest.
-- Constraints are looked for by what they hold, as their names were given by the database.
do $$
declare
  held record;
begin
  for held in
    select conrelid::regclass as of_table, conname from pg_constraint
    where contype = 'c' and conrelid in ('memberships'::regclass, 'invitations'::regclass)
      and pg_get_constraintdef(oid) like '%housekeeping%'
  loop
    execute format('alter table %s drop constraint %I', held.of_table, held.conname);
  end loop;
end
$$;
alter table memberships
  add column categories text[] not null default '{}',
  add constraint memberships_roles_known
    check (roles <@ array['owner', 'manager', 'reception', 'housekeeping', 'editor', 'analyst', 'kitchen', 'internal']);
alter table invitations
  add column categories text[] not null default '{}',
  add constraint invitations_roles_known check (
    roles <@ array['owner', 'manager', 'reception', 'housekeeping', 'editor', 'analyst', 'kitchen']
    and cardinality(roles) > 0
  );
