# Parts of .ci/run: what a clean run takes along from where it was started.

# The repository's files as they are now, without what git ignores, into a new folder.
copy_files() {
  mkdir -p "$1" || return
  git -c safe.directory='*' ls-files -z --cached --others --exclude-standard --deduplicate |
    tar --null --ignore-failed-read --no-recursion -T - -c 2>/dev/null | tar -C "$1" -x
  [ -f "$1/package-lock.json" ]
}

# Runs `clean_environment NAME=VALUE... -- COMMAND...` with these variables, and of the others only those by which the
# machine reaches its registries, and those that the checks themselves read.
clean_environment() {
  local kept=() name
  while IFS= read -r name; do
    case ${name,,} in
      npm_config_cache | npm_config_*prefix | npm_config_userconfig | npm_config_globalconfig) ;;
      npm_config_* | http_proxy | https_proxy | all_proxy | no_proxy) kept+=("$name=${!name}") ;;
      node_extra_ca_certs | ssl_cert_file | ssl_cert_dir) kept+=("$name=${!name}") ;;
      ci | seed | models_mirror | playwright_download_host) kept+=("$name=${!name}") ;;
    esac
  done < <(compgen -e)
  while [ "$1" != -- ]; do
    kept+=("$1")
    shift
  done
  shift
  env -i LANG=C.UTF-8 "${kept[@]}" "$@"
}
