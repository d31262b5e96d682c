-- Roles belong to the whole cluster: another database may already have made them, or be making them right now.
-- Nobody logs in as these; the login user takes one of them in every transaction.

do $$
declare
  role_name text;
begin
  foreach role_name in array array['innkeeper_tenant', 'innkeeper_installation'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      begin
        execute format('create role %I nologin', role_name);
      exception
        when duplicate_object or unique_violation then null;
      end;
    end if;

    begin
      execute format('grant %I to current_user', role_name);
    exception
      when unique_violation then null;
      -- Made by another login user, or by an operator for a user that may not create roles.
      when insufficient_privilege then
        if not pg_has_role(current_user, role_name, 'member') then
          raise exception 'The database user % may not take the role %.', current_user, role_name
            using hint = format('As an administrator run: grant %I to %I', role_name, current_user);
        end if;
    end;
  end loop;
end
$$;

grant usage on schema public to innkeeper_tenant, innkeeper_installation;
